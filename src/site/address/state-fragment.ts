import type { Addressable } from '../../elements/host/addressable.ts';

/** Without `#`: `s1.step=17&duel.moves=4,5`. */
export function writeStateFragment(
  widgets: readonly Addressable[],
  partsOf: (widget: Addressable) => ReadonlyMap<string, string>,
): string {
  return widgets
    .flatMap((widget) => [...partsOf(widget)].map(([key, value]) => formatStatePart(widget.id, key, value)))
    .join('&');
}

/** The parts that differ from the widget's initial state, and always its main part. */
export function readWholeState(widget: Addressable): ReadonlyMap<string, string> {
  const { mainKey, stateParts } = widget;
  if (mainKey === null) return stateParts;
  return new Map([...stateParts, [mainKey, stateParts.get(mainKey) ?? widget.beginning(mainKey)]]);
}

function formatStatePart(id: string, key: string, value: string): string {
  // A fragment may contain commas, slashes and bars.
  const encoded = encodeURIComponent(value).replace(/%(2C|2F|7C)/g, decodeURIComponent);
  return `${encodeURIComponent(id)}.${key}=${encoded}`;
}
