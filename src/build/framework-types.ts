import {
  isFlag,
  publicRegistry,
  writeType,
  type AttributeSpec,
  type PublicElementSpec,
} from '../lesson/index.ts';

/** `props.d.ts` for React and Vue: the properties that templates can set on each element. */
export function writePropTypes(): string {
  const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';
  const each = (spec: PublicElementSpec) => `
  /** ${spec.doc} */
  '${spec.name}': {
    props: Of<'${spec.name}', ${list(listFields(spec))}> & {${listExtraAttributes(spec)}
    };
    events: ${list(spec.events.map(({ name }) => name))};
  };`;
  return `import type {} from './modules/lib/plybook.js';

type Of<Tag extends keyof HTMLElementTagNameMap, Field extends keyof HTMLElementTagNameMap[Tag]> = Partial<
  Pick<HTMLElementTagNameMap[Tag], Field>
>;

/** The elements, each with the properties and attributes that may be set and the events that it sends. */
export interface Elements {${publicRegistry.map(each).join('')}
}
`;
}

function listFields({ members, attributes }: PublicElementSpec): readonly string[] {
  const own = members.filter(({ kind, isReadonly }) => kind === 'field' && !isReadonly);
  const fields = attributes.filter((each) => !isSettingFlag(each));
  const all = [...own.map(({ name }) => name), ...fields.map(({ property }) => property)];
  return [...new Set(all)].toSorted();
}

/** Its property is a text, but its bare name is `true` in JSX and in a template. */
function isSettingFlag({ kind }: AttributeSpec): boolean {
  return kind !== 'boolean' && isFlag(kind);
}

function listExtraAttributes({ attributes }: PublicElementSpec): string {
  return attributes
    .flatMap((each) => {
      const isText = isSettingFlag(each);
      const names = new Set([each.name, ...(isText ? [each.property] : [])]);
      if (!isText) names.delete(each.property);
      const types = new Set([writeType(each.kind), 'string', ...(isText ? ['boolean'] : [])]);
      return [...names].map(
        (name) => `\n      /** ${each.doc} */\n      '${name}'?: ${[...types].join(' | ')};`,
      );
    })
    .join('');
}

export const reactTypes = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Elements } from './props.js';

type Handlers<Event extends keyof GlobalEventHandlersEventMap> = {
  [Name in Event as \`on\${Name}\`]?: (event: GlobalEventHandlersEventMap[Name]) => void;
};

type Props<Tag extends keyof Elements> = Omit<
  DetailedHTMLProps<HTMLAttributes<HTMLElementTagNameMap[Tag]>, HTMLElementTagNameMap[Tag]>,
  keyof Elements[Tag]['props']
> &
  Elements[Tag]['props'] &
  Handlers<Elements[Tag]['events']>;

type All = { [Tag in keyof Elements]: Props<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends All {}
  }
}
`;

export const vueTypes = `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Elements } from './props.js';

type Component<Tag extends keyof Elements> = new () => HTMLElementTagNameMap[Tag] & {
  $props: HTMLAttributes & Elements[Tag]['props'] & PublicProps;
  $emit: EmitFn<{ [Name in Elements[Tag]['events']]: (event: GlobalEventHandlersEventMap[Name]) => void }>;
};

type All = { [Tag in keyof Elements]: Component<Tag> };

declare module 'vue' {
  interface GlobalComponents extends All {}
}
`;
