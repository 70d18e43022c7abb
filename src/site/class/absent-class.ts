import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import type { Company } from '../present/company.ts';

/** Tells a teacher that the class cannot see this lesson, because its server accepts no lessons. */
export const absentClass: Company = {
  isWaiting: false,
  isSettling: false,
  coming: '',
  cover: null,
  begin({ places }) {
    const told = html`<span slot="asked" role="alert">${words.liveClass.noOwnLesson}</span>`;
    render(told, places.bar as HTMLElement);
  },
  changed() {},
  takeTurn: () => false,
  receive() {},
};
