import { becomeTeacher, readMembership } from '../class/membership.ts';
import { beginPage } from './begin-page.ts';

const isKept = becomeTeacher();
const member = readMembership();
if (!isKept) void import('../class/class-home.ts').then(({ refuseClass }) => refuseClass());
else if (member && document.getElementById('class-program'))
  void import('../class/hand-in.ts').then(({ showHandIn }) => showHandIn(member));
else if (member?.secret === null)
  void import('../class/waiting-room.ts').then(({ showWaitingRoom: wait }) => wait(member));
else if (member && document.getElementById('class-try'))
  void import('../class/class-try.ts').then(({ showClassTry }) => showClassTry(member));
else if (member) void import('../class/class-home.ts').then(({ showClassHome }) => showClassHome(member));
beginPage();
