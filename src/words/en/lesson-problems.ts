import { course, frontMatter } from './fact-problems.ts';
import { joinWithCommas, quoteText, suggestRemedy } from './phrases.ts';
import { spellCount, formatCount } from './numbers.ts';
import { findNearest } from '../nearest.ts';

export const lessonProblems = {
  fileName: (file: string) =>
    `invalid file name ${quoteText(file)}: expected a number and a name of the letters a to z, digits and hyphens, as in 06-depth.md`,
  sameNumber: (number: number, other: string) =>
    `number ${number} used twice: ${other} has it already, expected another`,
  sameSlug: (slug: string, other: string) =>
    `name ${quoteText(slug)} used twice: ${other} has it already and both would be one page, expected another`,
  numberGap: (number: number, before: string | null) =>
    `no lesson ${number - 1} before lesson ${number}: ${before === null ? 'this is the first file' : `the file before is ${before}`}, expected numbers from 1 without a gap`,
  emptyLesson: () => 'empty lesson: expected its title and a first section',
  noFrontMatter: () =>
    'missing front matter: expected the title, as in title: Minimax, and what else is known of the lesson between two lines of ---',
  dashes: (text: string) =>
    `line ${quoteText(text)} around the front matter: expected three hyphens, --- , and nothing else in that line`,
  textAbove: (text: string) =>
    `line ${quoteText(text)} above the front matter: expected --- as the first line of the lesson`,
  noDashes: (text: string) =>
    `front matter without its first line: expected three hyphens, --- , as a line of their own above ${quoteText(text)}`,
  unreadItem: (text: string) =>
    `item after ${quoteText(text.slice(0, 1))}: expected a hyphen and a space, as in - read a tree`,
  openFrontMatter: () => 'unclosed front matter: expected a second line of --- after it',
  frontMatter,
  course,
  plan: {
    row: (text: string) =>
      `row ${quoteText(text)} of the timetable: no later heading starts like this, expected the start of a heading, in the order of the lesson`,
    part: (title: string) =>
      `part ${quoteText(title)}: expected the title of a section after the first, in the order of the lesson`,
    skip: (title: string) => `unknown heading ${quoteText(title)} in skip: expected a heading of the lesson`,
  },
  writtenAs: (name: string, container: string) =>
    `<${name}> as a tag: expected the container ${container} … ::: instead`,
  quiz: {
    noQuestion: (name: string) => `quiz without a question: expected it after :::${name}`,
    noAnswers: () => 'quiz without answers: expected a list of - [x] right — why and - [ ] wrong — why',
    plainAnswer: (text: string) =>
      `answer ${quoteText(text)} without a box: expected - [x] before a right answer, - [ ] before a wrong one`,
    noLabel: () => 'answer without a text: expected it before the dash, as in - [ ] 1 — why not',
    shortDash: (answer: string, dash: string) =>
      `answer ${quoteText(answer)} with ${quoteText(dash)} before its feedback: expected a long dash between spaces, —`,
    misshapen: (line: string) =>
      `answer ${quoteText(line)} is not read: expected a hyphen, a box and spaces, as in - [x] right — why`,
    noFeedback: (answer: string) =>
      `answer ${quoteText(answer)} without feedback: expected it after a dash, as in - [ ] ${answer || '1'} — why not`,
    noBelief: (name: string, all: readonly string[]) =>
      `unknown belief ${quoteText(name)} before the feedback: expected one of ${joinWithCommas(all)}`,
    rightBelief: (name: string) =>
      `belief ${quoteText(name)} behind a right answer: expected it before the feedback of a wrong one`,
    noneRight: () => 'quiz without a right answer: expected - [x] before it',
    severalRight: (found: number) =>
      `quiz with ${spellCount(found)} right answers: expected one, or :::quiz-several`,
    oneAnswer: () => 'quiz with one answer: expected at least two to choose from',
    notNumber: (text: string) =>
      `answer ${quoteText(text)} is not a number: expected one such as −3, several such as 400 to 600, or other`,
    neverReached: (text: string, before: string) =>
      `answer ${quoteText(text)} is never reached: ${quoteText(before)} includes it, expected the order reversed`,
    notLine: (text: string, lines: number) =>
      `answer ${quoteText(text)} is not a line of the listing: expected a number from 1 to ${lines} of a line that is not empty, or other`,
    noLanguage: (found: string, known: readonly string[]) =>
      found === ''
        ? 'quiz-line without a language: expected it before the question, as in :::quiz-line python Which line returns?'
        : `unknown language ${quoteText(found)} of quiz-line: ${suggestRemedy(found, known)}`,
    otherLanguage: (found: string, expected: string) =>
      `listing in ${quoteText(found)}: expected ${quoteText(expected)}, the language after :::quiz-line`,
    listings: (found: number) =>
      `quiz-line with ${found === 0 ? 'no listing' : `${spellCount(found)} listings`}: expected one block of code before the answers`,
    notMove: (text: string, moves: readonly string[]) =>
      `answer ${quoteText(text)} is not a move here: expected one of ${joinWithCommas(moves)}, or other`,
    repeated: (text: string) => `repeated answer ${quoteText(text)}: expected it once`,
    otherRight: () => 'other as a right answer: expected it among the wrong ones',
    noPosition: () =>
      'quiz-move without a position: expected it before the question, as in :::quiz-move oxx/.xo/o.. Where? or, for another game, :::quiz-move 4,4,3 x.../.o../..../.... Where?',
  },
  noExample: () => 'example without a text: expected a piece of a lesson between :::example and :::',
  noThought: () => 'think without a question: expected it after :::think, or below it',
  cover: {
    columns: (found: string) =>
      `invalid columns ${quoteText(found)} of cover: expected numbers counted from 1, as in :::cover 2,3, or none for the last column`,
    noTable: () => 'cover without a table: expected one between :::cover and :::',
    noColumn: (column: number, columns: number) =>
      `no column ${column} to cover: the table has ${spellCount(columns)}, expected a number from 1 to ${columns}`,
  },
  emptyHeading: () => 'heading without a text: expected it after the signs #',
  openCode: () => 'unclosed code: everything below counts as code, expected a line of ``` after it',
  emptyLink: (text: string) =>
    `link ${quoteText(text)} to nowhere: expected an address in the parentheses, [text](https://…)`,
  reference: (text: string) =>
    `link ${quoteText(text)} without its address: expected it in the link, [text](address)`,
  missingPicture: (text: string) =>
    `picture ${quoteText(text)} that is not in the lesson: expected it inserted again, or ![what it shows](file)`,
  wideRow: (row: string, cells: number, columns: number) =>
    `row ${quoteText(row)} with ${spellCount(cells)} cells in a table with ${spellCount(columns)}: expected no more, or \\| for the character |`,
  footnote: (text: string) =>
    `footnote ${quoteText(text)}: lessons have no footnotes, expected the remark in the text or in :::note`,
  mistypedContainer: (text: string) =>
    `container ${quoteText(text)} that is not read as one: expected three colons, :::, at the start of the line`,
  indentedCode: (text: string) =>
    `line ${quoteText(text)} after a tab or four blanks: it counts as code there, expected it at the start of the line, or between two lines of \`\`\` if it is code`,
  notUtf8: () => 'character that cannot be read: expected the file saved as UTF-8',
  stops: (nodes: number) =>
    `search that does not finish: it stops after ${formatCount(nodes)} nodes, expected a depth-limit, or max-nodes if it should stop there`,
  neverCuts: () =>
    'question about a cut: plain minimax cuts nothing, expected a search with algorithm="alpha-beta"',
  equalSides: () =>
    'comparison of two equal searches: expected left and right to differ, as in left="scoring=plain" right="scoring=depth"',
  container: (name: string, known: readonly string[]) =>
    `unknown container :::${name}: ${suggestRemedy(name, known, (each) => `:::${each}`)}`,
  openContainer: (name: string) => `unclosed container :::${name}: expected a line of ::: after its text`,
  strayContainer: () =>
    'stray line ":::": no container is open here, expected a name after it, as in :::hint',
  title: () =>
    'invalid heading of level 1: the title comes from the front matter, expected level 2 (##) or below',
  headingSkip: (level: number, expected: number) =>
    `invalid heading of level ${level}: expected at most level ${expected} here, so that no level is skipped`,
  headingInside: () =>
    'invalid heading of level 2: it would begin a section inside a list, a quote or a container, expected level 3 or below here',
  language: (name: string, known: readonly string[]) =>
    `unknown language ${quoteText(name)} of code: ${suggestRemedy(name, known)}`,
  program: (name: string, known: readonly string[]) =>
    `unknown program ${quoteText(name)} of code: ${suggestRemedy(name, known)}`,
  element: (name: string, ours: readonly string[]) =>
    `unknown element <${name}>: ${suggestRemedy(cutPrefix(name), ours.map(cutPrefix), (each) => `<ply-${each}>`)}`,
  plainElement: (name: string, plain: readonly string[], ours: readonly string[]) => {
    const near = findNearest(cutPrefix(name), [...plain, ...ours.map(cutPrefix)]);
    const meant = near !== null && !plain.includes(near) ? `ply-${near}` : near;
    return `unknown element <${name}>: ${meant === null ? 'expected Markdown, or a tag that marks text, such as <kbd>' : `did you mean <${meant}>?`}`;
  },
  forbidden: (name: string, instead: string) => `forbidden element <${name}>: ${instead}`,
  instead: {
    script: 'lessons run no scripts of their own, expected an element of Plybook',
    style: 'the style sheet of the site sets the look, expected the lesson without it',
    link: 'expected a link in Markdown, [text](address)',
    image: 'expected an image in Markdown, ![what it shows](file)',
    frame: 'pages load nothing from elsewhere, expected an element of Plybook or a link',
  },
  broken: (text: string) =>
    `unfinished tag ${quoteText(text)}: expected <name attribute="value"> with both quotes, or &lt; for the character <`,
  selfClosing: (name: string) =>
    `self-closing tag <${name} />: HTML does not allow it, expected <${name}></${name}>`,
  tooDeep: (name: string, most: number) =>
    `<${name}> inside ${most} other elements: expected fewer; close some of them before`,
  unclosed: (name: string) =>
    `unclosed element <${name}>: expected </${name}> in the same paragraph, list item, quote, container or section`,
  closesNothing: (name: string) => `stray tag </${name}>: no <${name}> is open here`,
  attribute: (element: string, name: string, known: readonly string[]) =>
    `unknown attribute ${name} of <${element}>: ${suggestRemedy(name, known)}`,
  forbiddenAttribute: (element: string, name: string) =>
    `forbidden attribute ${name} of <${element}>: a lesson has no scripts, styles or classes, expected the tag without it`,
  repeatedAttribute: (element: string, name: string) =>
    `repeated attribute ${name} of <${element}>: expected it once`,
  missingAttribute: (element: string, name: string) => `missing attribute ${name} of <${element}>`,
  attributeValue: (name: string, value: string, known: readonly string[]) =>
    `invalid value ${quoteText(value)} of ${name}: ${suggestRemedy(value, known)}`,
  booleanValue: (name: string, value: string) =>
    `invalid value ${quoteText(value)} of ${name}: the attribute alone means yes, expected no value`,
  conflict: (one: string, other: string) =>
    `conflicting attributes ${one} and ${other}: expected one of them`,
  impossiblePosition: (place: string, position: string, notice: string, mayBeMeant: boolean) =>
    `impossible position ${quoteText(position)} of ${place}. ${notice} Write one that a game reaches${mayBeMeant ? ', or add the attribute impossible if you mean it' : ''}.`,
  finishedPosition: (place: string, position: string) =>
    `finished position ${quoteText(position)} of ${place}: the game is over and has no move left, expected one that goes on`,
  programPosition: (problem: string) =>
    `${problem.replace(/\.$/, '')} (a program plays tic-tac-toe on 3 × 3 only)`,
  programGame: (place: string) =>
    `another game in ${place}: a program plays tic-tac-toe on 3 × 3 only, expected it without game`,
  noQuestion: (name: string) => `<${name}> without a question: expected it between its tags`,
  noCell: (name: string, found: string) =>
    `invalid content ${quoteText(found)} of <${name}>: expected cells of the 3 × 3 board by name, a1 to c3`,
  numberedCell: (text: string) =>
    `a cell by its number ${quoteText(text)}: expected its name, a1 to c3, or code if you mean the number, \`${text.at(-1)}\``,
  looseScore: (text: string) =>
    `a score ${quoteText(text)} without braces: expected {${text.replace('–', '−')}}, or code if it is not a score, \`${text}\``,
  curlyQuotes: () => 'curly quotes in a tag: expected straight ones, "…", around each value',
  unreadLink: (text: string) =>
    `unfinished link ${quoteText(text)}: expected [text](address) without a space between the brackets`,
  unreadBraces: (text: string) =>
    `braces without a score ${quoteText(text)}: expected a number between them, as in {1} or {−1}, or code, \`${text}\``,
  unreadHeading: (text: string) =>
    `heading ${quoteText(text)} without a space: expected one after the signs, as in ${text.replace(/^#+/, '$& ')}`,
  unreadTable: (text: string) =>
    `row ${quoteText(text)} of no table: expected a line such as | --- | --- | between its headings and its rows`,
  unreadFormula: (text: string) =>
    `formula ${quoteText(text)}: lessons have no formulas, expected words, or code, as in \`max(0, 1)\``,
  unreadRemark: (text: string) => `remark ${quoteText(text)} in a quote: expected :::note … ::: instead`,
  unreadFence: (text: string) =>
    `code after ${quoteText(text.slice(0, 3))}: expected a line of three backticks, \`\`\`, before and after it`,
  noSession: (name: string, sessions: readonly string[]) =>
    `<${name}> without a session: expected for="…"${
      sessions.length ? ` with one of ${joinWithCommas(sessions)}` : ''
    }, or a <ply-search> around it`,
  forNoProgram: (id: string, programs: readonly string[]) =>
    `unknown program ${quoteText(id)}: ${
      programs.length ? suggestRemedy(id, programs) : 'no <ply-program> on this page has an id'
    }`,
  id: (id: string) =>
    `invalid id ${quoteText(id)}: expected a letter, then letters, digits, - or _, at most 80 in all`,
  duplicateId: (id: string, line: number, isHeading: boolean) =>
    isHeading
      ? `duplicate id ${quoteText(id)}: the heading in line ${line} has it already, from its words; expected another`
      : `duplicate id ${quoteText(id)}: line ${line} has it already, expected another`,
  notEmpty: (name: string) => `content in <${name}>: expected nothing between its tags`,
  notFences: (name: string) =>
    `text in <${name}>: expected only its program between the tags, between two lines of \`\`\` with an empty line around them; write the text before the element`,
  otherLanguage: (name: string, fence: string, language: string, known: readonly string[]) =>
    `code in ${quoteText(fence)} in a <${name}> in ${quoteText(language)}: expected ${known.includes(fence) ? `language="${fence}" in its tag, or ` : ''}\`\`\`${language} before the code`,
  notText: (name: string) => `invalid content of <${name}>: expected the text that it shows, without tags`,
  inParagraph: (name: string) =>
    `<${name}> in a paragraph: expected it in lines of its own, with an empty line before and after`,
  markdownInHtml: (text: string) =>
    `Markdown in a block of HTML ${quoteText(text)}: it is not formatted there, expected an empty line between tag and text`,
  value: (what: string, found: string, computed: string) =>
    `wrong value ${quoteText(found)} of ${what}: the search gives ${quoteText(computed)}`,
  lessonLink: (target: string, known: readonly string[]) =>
    `unknown lesson ${quoteText(target)}: ${suggestRemedy(target, known)}`,
  pageLink: (target: string, known: readonly string[]) =>
    `unknown page ${quoteText(target)}: ${suggestRemedy(target, known)}`,
  anchor: (anchor: string, known: readonly string[]) =>
    `unknown anchor ${quoteText(`#${anchor}`)}: ${
      known.length ? suggestRemedy(anchor, known, (each) => `#${each}`) : 'nothing on that page has an id'
    }`,
  anchorNoSession: (id: string) =>
    `invalid anchor ${quoteText(`#${id}.step`)}: that element has no steps, expected a <ply-search> or <ply-stepper>`,
  link: (target: string) =>
    `invalid link ${quoteText(target)}: expected https://…, ../lesson/, #anchor or the file name of a lesson`,
  meantLink: (target: string, meant: string) => `invalid link ${quoteText(target)}: did you mean ${meant}?`,
  image: (target: string, known: readonly string[]) => {
    const near = findNearest(target, known);
    return `unknown image ${quoteText(target)}: ${near === null ? 'expected a file in the folder of the lessons, with its path from there, as in images/board.svg, or a picture inserted on the page for writing' : `did you mean ${near}?`}`;
  },
  dataImage: (target: string) =>
    `unreadable picture ${quoteText(target)}: expected data:image/ with png, jpeg, gif, webp or svg+xml, then ;base64, and the picture; insert it again`,
  imageText: (target: string) =>
    `image ${quoteText(target)} without a description: expected it between the brackets, as in ![what it shows]`,
};

/** What all our elements begin with makes none of them similar. */
const cutPrefix = (element: string) => element.replace(/^ply-?/, '');
