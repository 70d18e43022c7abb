import { listQuestions } from './answers-table.ts';
import { ClassRecord } from './class-record.ts';
import type { RecordView } from './class-view.ts';
import type { Membership } from './membership.ts';
import { TeacherLink } from './teacher-link.ts';

/** A class on the page of its teacher that is connected to it: who is here, and what each has answered. */
export class ConnectedClass {
  readonly record: ClassRecord;
  readonly link: TeacherLink;

  constructor({ code, secret }: Membership, onChange: () => void) {
    const record = new ClassRecord(code);
    this.record = record;
    this.link = new TeacherLink(code, secret ?? '', {
      onChange,
      onAnswer(id, answer) {
        const given = record.acceptAnswer(id, answer);
        if (given === answer.given) onChange();
        return given;
      },
    });
  }

  /** All seats and answers. */
  list(): RecordView {
    const { states, ids } = this.link.seats;
    return { seats: states, questions: listQuestions(this.record.rounds, ids) };
  }
}
