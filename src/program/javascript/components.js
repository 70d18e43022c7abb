// Renders the components of a program as React and Vue do for a page: what they keep from one time to the next changes what
// they have at the next one, and what they draw is not used.
(() => {
  const { quietly, inert, frameworks } = $plybook;
  /** What each component keeps, and how it is rendered. */
  const components = new Map();
  const none = { kept: [], at: 0 };
  let current = none;
  const render = (component) => {
    const before = current;
    current = Object.assign(component, { at: 0, isNew: false });
    try {
      quietly(component.run);
    } catch {
      // Only a page has what it needs.
    } finally {
      current = before;
    }
  };
  /** @param make - Makes what is kept from the first time on. */
  const keep = (make) => {
    const { kept, at } = current;
    if (at === kept.length) kept.push(make());
    current.at++;
    return kept[at];
  };
  const read = (value) => (typeof value === 'function' ? value() : value);
  const useReducer = (reduce, first, make) => {
    const owner = current;
    const slot = keep(() => ({ value: make ? make(first) : first }));
    slot.send ??= (action) => {
      slot.value = reduce(slot.value, action);
      owner.isNew = true;
    };
    return [slot.value, slot.send];
  };
  const useState = (first) =>
    useReducer((value, next) => (typeof next === 'function' ? next(value) : next), first, read);
  const same = (each) => each;
  const noProps = new Proxy(
    {},
    {
      get: (_, key) => {
        if (typeof key === 'symbol') return undefined;
        throw Object.assign(new Error(`props.${key} is given by its page`), { name: 'Plybook' });
      },
    },
  );
  class Component {
    constructor(props = noProps) {
      this.props = props;
    }

    setState(next) {
      Object.assign(this.state, typeof next === 'function' ? next(this.state, this.props) : next);
    }
  }
  const react = {
    useState,
    useReducer,
    useRef: (value) => keep(() => ({ current: value })),
    useMemo: read,
    useCallback: same,
    useEffect() {},
    useLayoutEffect() {},
    memo: same,
    Component,
    PureComponent: Component,
  };
  const vue = {
    ref: (value) => ({ value }),
    shallowRef: (value) => ({ value }),
    reactive: same,
    readonly: same,
    computed: (find) => ({
      get value() {
        return find();
      },
    }),
  };
  /** What Vue makes of the options of a component. */
  class Options {
    begin() {
      const { data } = this;
      delete this.data;
      Object.assign(this, typeof data === 'function' ? data.call(this, this) : data);
      this.created?.();
    }

    $set(all, key, each) {
      all[key] = each;
    }
  }
  for (const name of ['$emit', '$nextTick', '$refs', '$root', '$router', '$store', '$el', '$t'])
    Options.prototype[name] = inert('vue');
  Object.assign(frameworks, { react, preact: react, vue });
  Object.assign($plybook, {
    Options,
    isRendering: () => current !== none,
    render(name, run) {
      components.set(name, { kept: [], run });
      render(components.get(name));
    },
    /** Renders what a call has changed. */
    refresh() {
      for (const each of components.values()) if (each.isNew) render(each);
    },
  });
})();
