import { becomeTeacher, membership } from '../class/membership.ts';
import { beginPage } from './begin-page.ts';

becomeTeacher();
const member = membership();
if (member?.secret === null) void import('../class/waiting-room.ts').then(({ wait }) => wait(member));
else if (member && document.getElementById('class-try'))
  void import('../class/class-try.ts').then(({ showClassTry }) => showClassTry(member));
else if (member) void import('../class/class-home.ts').then(({ showClassHome }) => showClassHome(member));
beginPage();
