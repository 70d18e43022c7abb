import type { ReactiveControllerHost } from 'lit';

export class Later<Part> {
  part: Part | null = null;

  constructor(private readonly load: () => Promise<Part>) {}

  async fetchFor(view: ReactiveControllerHost): Promise<void> {
    if (this.part) return;
    this.part = await this.load();
    view.requestUpdate();
  }
}
