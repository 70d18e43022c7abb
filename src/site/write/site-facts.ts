/** What the site is made of, as far as a lesson can lead to it. */
export interface SiteFacts {
  /** The name of the course. */
  readonly name: string;
  /** Its root, as seen from the page. */
  readonly root: string;
  /** The lessons of the course, in their order. */
  readonly lessons: readonly { readonly file: string; readonly title: string }[];
  /** The other pages, by their folder. */
  readonly pages: readonly string[];
  /** The images, by their path. */
  readonly images: readonly string[];
}

/** What the page says of the site on one of its elements. */
export function siteFacts({ dataset }: HTMLElement): SiteFacts {
  return JSON.parse(
    dataset['site'] ?? '{"name":"","root":"","lessons":[],"pages":[],"images":[]}',
  ) as SiteFacts;
}
