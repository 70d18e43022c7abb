import { adoptStyles } from '../every-page/adopt-styles.ts';
import type { PairRole } from './pair-messages.ts';
import { PresentAside } from './present-aside.ts';
import { PresentBar } from './present-bar.ts';
import { SlideList } from './slide-list.ts';
import deskRules from './teacher-desk.css?inline';
import { TeacherDesk } from './teacher-desk.ts';

/** What is around and over the slides while a lesson is presented. */
export class PresentFrame {
  readonly bar = new PresentBar();
  readonly aside = new PresentAside();
  /** Only in the teacher's window. */
  readonly desk: TeacherDesk | null;
  #list: SlideList | null = null;

  constructor(
    private readonly role: PairRole,
    lesson: string,
  ) {
    this.desk = role === 'teacher' ? new TeacherDesk() : null;
    Object.assign(this.bar, { view: role, lesson });
  }

  begin(signal: AbortSignal): void {
    document.documentElement.dataset['present'] = this.role;
    document.body.prepend(this.bar);
    document.body.append(this.aside);
    if (this.desk) {
      adoptStyles(deskRules, signal);
      document.body.append(this.desk);
    }
    signal.addEventListener('abort', () => {
      for (const part of [this.bar, this.aside, this.desk, this.#list]) part?.remove();
      delete document.documentElement.dataset['present'];
    });
  }

  /** Opens the list of slides. */
  openList(shown: Pick<SlideList, 'sections' | 'now' | 'isPart'>): void {
    this.#list?.remove();
    this.#list = Object.assign(new SlideList(), shown);
    document.body.append(this.#list);
  }
}
