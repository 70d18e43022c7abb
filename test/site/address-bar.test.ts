import { afterEach, expect, test } from 'vitest';
import { addressBar } from '../../src/site/address/address-bar.ts';

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  addressBar.set('');
});

test('only the last of several quick changes is written, at the latest when the page is left', () => {
  addressBar.set('step=1');
  addressBar.set('step=2');
  addressBar.set('step=3');
  expect(addressBar.fragment).toBe('#step=3');
  dispatchEvent(new Event('pagehide'));
  expect(location.hash).toBe('#step=3');
});

test('an address that was opened meanwhile is not overwritten', () => {
  addressBar.set('step=1');
  addressBar.set('step=2');
  location.hash = '#step=7';
  expect(addressBar.fragment).toBe('#step=7');
  dispatchEvent(new Event('pagehide'));
  expect(location.hash).toBe('#step=7');
});
