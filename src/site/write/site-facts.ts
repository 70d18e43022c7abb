export interface SiteFacts {
  readonly name: string;
  /** As seen from the page. */
  readonly root: string;
  readonly lessons: readonly { readonly file: string; readonly title: string }[];
  readonly pages: readonly string[];
  readonly images: readonly string[];
}

export function readSiteFacts({ dataset }: HTMLElement): SiteFacts {
  return JSON.parse(
    dataset['site'] ?? '{"name":"","root":"","lessons":[],"pages":[],"images":[]}',
  ) as SiteFacts;
}
