import type { Addressable } from '../../elements/host/addressable.ts';

/** The fragment of an address that holds the parts given of each widget, `s1.step=17&duel.moves=4,5`. */
export function stateFragment(
  widgets: readonly Addressable[],
  partsOf: (widget: Addressable) => ReadonlyMap<string, string>,
): string {
  return widgets
    .flatMap((widget) => [...partsOf(widget)].map(([key, value]) => partText(widget.id, key, value)))
    .join('&');
}

/** What leads to a widget as it is: what differs from its beginning, and its last part, the step or the moves, in any case. */
export function wholeState(widget: Addressable): ReadonlyMap<string, string> {
  const last = widget.stateKeys.at(-1)!;
  const value = widget.stateParts.get(last) ?? widget.beginning(last);
  return new Map([...widget.stateParts, [last, value]]);
}

function partText(id: string, key: string, value: string): string {
  // Commas, slashes and bars need no disguise in a fragment.
  const encoded = encodeURIComponent(value).replace(/%(2C|2F|7C)/g, decodeURIComponent);
  return `${encodeURIComponent(id)}.${key}=${encoded}`;
}
