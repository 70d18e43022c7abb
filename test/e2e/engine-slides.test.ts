import { expect, onTestFinished, test } from 'vitest';
import { sampled } from '../sample.ts';
import { site } from './browser.ts';
import { engines, isInstalled, type Engine } from './engines.ts';
import { writeShown } from './forward.ts';
import { lookAtSlide, type Look } from './look-at-slide.ts';
import { lessons } from './paths.ts';
import { presentToEnd, type Presented } from './present-to-end.ts';

/** A window of another browser that presents, all by scripts in its page. */
function present(engine: Engine): Presented {
  const call = (inPage: () => unknown) => engine.run(`return (${inPage.toString()})();`);
  return {
    look: () => call(lookAtSlide) as Promise<Look>,
    goForward: async () => {
      const before = await call(writeShown);
      await engine.run(
        `document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }));`,
      );
      await expect.poll(async () => (await call(writeShown)) !== before).toBe(true);
    },
  };
}

for (const [name, { program, start }] of Object.entries(engines))
  test.runIf(isInstalled(program)).each(sampled(lessons, 1))(
    `in ${name} %s is presented to its end by the forward key, and nothing stays out of sight`,
    async (path) => {
      const engine = await start();
      onTestFinished(() => engine.close());
      await engine.open(`${site}${path}?present=1`);
      await expect
        .poll(() => engine.run(`return document.documentElement.hasAttribute('data-present');`))
        .toBe(true);
      await presentToEnd(present(engine), path);
    },
  );
