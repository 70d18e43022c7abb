// The first script in the engine of a reader's program: promises that settle at once. `$host` holds what only our scripts
// may use, `$plybook` what they give to the program's own code.
(() => {
  const asksToType = () =>
    Object.assign(new Error('the program asks for something to be typed in'), { name: 'input' });
  /** How many promises are being made: a pause within one is over at once. */
  let making = 0;
  const unhandled = new Set();
  /**
   * A promise whose callbacks run at once: nothing else runs beside a program, so `await` needs no second turn. One that
   * stays open waits for a person.
   */
  class Settled {
    #state = 'open';
    #value;
    #waiting = [];

    constructor(run) {
      const end = (state) => (value) => {
        if (this.#state !== 'open') return;
        if (state === 'kept' && value instanceof Settled) {
          value.then(end('kept'), end('broken'));
          return;
        }
        [this.#state, this.#value] = [state, value];
        if (state === 'broken') unhandled.add(this);
        for (const each of this.#waiting) each();
      };
      making++;
      try {
        run(end('kept'), end('broken'));
      } catch (error) {
        end('broken')(error);
      } finally {
        making--;
      }
    }

    get isKept() {
      return this.#state === 'kept';
    }

    get value() {
      unhandled.delete(this);
      if (this.#state === 'open') throw asksToType();
      if (this.#state === 'broken') throw this.#value;
      return this.#value;
    }

    // oxlint-disable-next-line unicorn/no-thenable -- Programs chain promises.
    then(kept, broken) {
      return new Settled((resolve, reject) => {
        const go = () => {
          unhandled.delete(this);
          const [handle, pass] = this.#state === 'kept' ? [kept, resolve] : [broken, reject];
          try {
            if (typeof handle === 'function') resolve(handle(this.#value));
            else pass(this.#value);
          } catch (error) {
            reject(error);
          }
        };
        if (this.#state === 'open') this.#waiting.push(go);
        else go();
      });
    }

    catch(broken) {
      return this.then(undefined, broken);
    }

    finally(run) {
      return this.then(
        (value) => (run(), value),
        (error) => {
          run();
          throw error;
        },
      );
    }

    static resolve(value) {
      return new Settled((resolve) => resolve(value));
    }

    static reject(error) {
      return new Settled((_, reject) => reject(error));
    }

    static all(all) {
      return promised(() => Array.from(all, settled));
    }

    static allSettled(all) {
      return Settled.all(
        Array.from(all, (each) =>
          Settled.resolve(each).then(
            (value) => ({ status: 'fulfilled', value }),
            (reason) => ({ status: 'rejected', reason }),
          ),
        ),
      );
    }

    static race(all) {
      return new Settled((resolve, reject) => {
        for (const each of all) Settled.resolve(each).then(resolve, reject);
      });
    }
  }
  /** What `await` gives. */
  const settled = (value) => (value instanceof Settled ? value.value : value);
  /** What an async function returns. */
  const promised = (run) => new Settled((resolve) => resolve(run()));
  const rethrow = () => {
    for (const each of unhandled) settled(each);
  };
  globalThis.Promise = Settled;
  Object.assign($host, { asksToType, Settled, isMaking: () => making > 0 });
  globalThis.$plybook = { settled, promised, rethrow };
})();
