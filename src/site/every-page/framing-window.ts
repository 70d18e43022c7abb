/** The window of this origin that frames this page; null without a frame, or in another origin's. */
export function findFramingWindow(): Window | null {
  try {
    return parent !== window && parent.location.origin === location.origin ? parent : null;
  } catch {
    return null;
  }
}
