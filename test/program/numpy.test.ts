import { expect, test } from 'vitest';
import { words } from '../../src/words/index.ts';
import { startHere } from './run-here.ts';

/** What numpy 2.4.6 shows of each: an expression, or statements that set `r` or raise. */
const facts: readonly (readonly [string, string])[] = [
  ['np.zeros((3,3))', '[[0. 0. 0.]\n [0. 0. 0.]\n [0. 0. 0.]]'],
  ['np.zeros((3,3),dtype=int)', '[[0 0 0]\n [0 0 0]\n [0 0 0]]'],
  ['np.zeros(9, int)', '[0 0 0 0 0 0 0 0 0]'],
  ["np.full((3,3),' ')", "[[' ' ' ' ' ']\n [' ' ' ' ' ']\n [' ' ' ' ' ']]"],
  ['np.full((3,3),None)', '[[None None None]\n [None None None]\n [None None None]]'],
  ['np.ones((2,3))', '[[1. 1. 1.]\n [1. 1. 1.]]'],
  ['np.array([[1,2],[3,4]])[:,1]', '[2 4]'],
  ['np.array([[1,2],[3,4]])[0]', '[1 2]'],
  ['np.array([[1,2],[3,4]])[1,0]', '3'],
  ['np.array([[1,2],[3,4]])[-1][::-1]', '[4 3]'],
  ['np.array([[1,2,3],[4,5,6],[7,8,9]])[1:,:2]', '[[4 5]\n [7 8]]'],
  ['np.array([[1,2,3],[4,5,6],[7,8,9]])[::2,1]', '[2 8]'],
  ['np.array([[1,2,3],[4,5,6],[7,8,9]]).T', '[[1 4 7]\n [2 5 8]\n [3 6 9]]'],
  ['np.array([[1,2,3],[4,5,6]]).T[2]', '[3 6]'],
  ['np.array([[1,0,1],[0,0,1]])==1', '[[ True False  True]\n [False False  True]]'],
  ['(np.array([[1,0,1],[1,1,1]])==1).all(axis=1)', '[False  True]'],
  ['np.all(np.array([[1,0,1],[1,1,1]])==1,axis=0)', '[ True False  True]'],
  ['np.any(np.array([[1,0,1],[1,1,1]])==0)', 'True'],
  ['np.sum(np.array([[1,-1,1],[1,1,1]]),axis=0)', '[2 0 2]'],
  ['np.array([[1,-1,1],[1,1,1]]).sum(1)', '[1 3]'],
  ['np.array([[1,-1,1],[1,1,1]]).sum()', '4'],
  ['np.where(np.array([0,1,0])==0)', '([0 2])'],
  ['np.where(np.array([0,1,0])==0)[0]', '[0 2]'],
  ['np.where(np.array([[0,1],[1,0]])==0)', '([0 1], [0 1])'],
  ['np.where(np.array([0,1,0])==0, 5, 7)', '[5 7 5]'],
  ['np.argwhere(np.array([[0,1],[1,0]])==0)', '[[0 0]\n [1 1]]'],
  ['np.flatnonzero(np.array([[0,1],[1,0]])==0)', '[0 3]'],
  ["hasattr(np.zeros(3), 'tolist'), hasattr(np.zeros(3), 'other')", '(True, False)'],
  ['np.count_nonzero(np.array([[0,1],[1,0]])==0)', '2'],
  ['np.diag(np.array([[1,2,3],[4,5,6],[7,8,9]]))', '[1 5 9]'],
  ['np.diagonal(np.fliplr(np.array([[1,2,3],[4,5,6],[7,8,9]])))', '[3 5 7]'],
  ['np.diag(np.fliplr(np.array([[1,2,3],[4,5,6],[7,8,9]]))).sum()', '15'],
  ['np.array([[1,2,3],[4,5,6],[7,8,9]]).trace()', '15'],
  ['np.rot90(np.array([[1,2,3],[4,5,6],[7,8,9]]))', '[[3 6 9]\n [2 5 8]\n [1 4 7]]'],
  ['np.flipud(np.array([[1,2],[3,4]]))', '[[3 4]\n [1 2]]'],
  ['np.flip(np.array([[1,2],[3,4]]),1)', '[[2 1]\n [4 3]]'],
  ['np.arange(9).reshape(3,3)', '[[0 1 2]\n [3 4 5]\n [6 7 8]]'],
  ['np.arange(9).reshape((3,-1))', '[[0 1 2]\n [3 4 5]\n [6 7 8]]'],
  ['np.arange(9).reshape(3,3).flatten()', '[0 1 2 3 4 5 6 7 8]'],
  ["np.array(['X','O',' '])=='X'", '[ True False False]'],
  ["np.array([['X','O'],[' ',' ']])", "[['X' 'O']\n [' ' ' ']]"],
  ['np.array([1,2,3])*2+1', '[3 5 7]'],
  ['2-np.array([1,2,3])', '[ 1  0 -1]'],
  ['np.array([[1,2],[3,4]])+np.array([10,20])', '[[11 22]\n [13 24]]'],
  ['np.array([[1,2],[3,4]])/2', '[[0.5 1. ]\n [1.5 2. ]]'],
  ['-np.array([1,-2])', '[-1  2]'],
  ['~(np.array([1,2])==1)', '[False  True]'],
  ['(np.array([1,2,3])>1)&(np.array([1,2,3])<3)', '[False  True False]'],
  ['np.array([1,2,3])[np.array([1,2,3])>1]', '[2 3]'],
  ['np.array([5,6,7])[[0,2]]', '[5 7]'],
  ['np.array([5,6,7])[np.array([[0,1],[2,0]])]', '[[5 6]\n [7 5]]'],
  ['np.array([1,1,0,1])[np.array([[0,1],[2,3]])].sum(axis=1)', '[2 1]'],
  ['np.array([[1,2],[3,4]])[[[0,1],[1,0]]].shape', '(2, 2, 2)'],
  ['np.array([[1,2],[3,4]])[np.array([[0,1],[1,0]]),np.array([[0,0],[1,1]])]', '[[1 3]\n [4 2]]'],
  ['np.eye(3)', '[[1. 0. 0.]\n [0. 1. 0.]\n [0. 0. 1.]]'],
  ['np.unique(np.array([3,1,3]))', '[1 3]'],
  ['np.array_equal(np.zeros((2,2)),np.zeros((2,2)))', 'True'],
  ['np.max(np.array([1,5,3]))', '5'],
  ['np.argmax(np.array([1,5,3]))', '1'],
  ['np.array([1,5,3]).max()', '5'],
  ['np.mean([1,2])', '1.5'],
  ['np.abs(np.array([-1,2]))', '[1 2]'],
  ['np.concatenate([np.array([1,2]),np.array([3])])', '[1 2 3]'],
  ['np.vstack([np.array([1,2]),np.array([3,4])])', '[[1 2]\n [3 4]]'],
  ['np.hstack([np.array([[1],[2]]),np.array([[3],[4]])])', '[[1 3]\n [2 4]]'],
  ['np.zeros((3,3)).shape', '(3, 3)'],
  ['len(np.zeros((3,2)))', '3'],
  ['np.zeros((3,2)).size', '6'],
  ['np.array([[1,2],[3,4]]).tolist()', '[[1, 2], [3, 4]]'],
  ['[[int(x) for x in r] for r in np.array([[1,2],[3,4]])]', '[[1, 2], [3, 4]]'],
  ['3 in np.array([[1,2],[3,4]])', 'True'],
  ['np.array([[1,2],[3,4]]).copy()', '[[1 2]\n [3 4]]'],
  ['np.nonzero(np.array([[0,1],[1,0]]))', '([0 1], [1 0])'],
  ['np.isin(np.array([1,2]),[2])', '[False  True]'],
  ['np.sign(np.array([-2,0,3]))', '[-1  0  1]'],
  ['np.zeros_like(np.array([[1,2]]))', '[[0 0]]'],
  ['np.array([True,False])', '[ True False]'],
  ['np.array([1.5,2.0])', '[1.5 2. ]'],
  ['np.array([[1,2],[3,4]])[...,0]', '[1 3]'],
  ['np.array([10,-1])', '[10 -1]'],
  ['a=np.zeros((3,3),int); a[1,1]=1; a[0][2]=2; a[2]=5; a[:,0]=7; r=a', '[[7 0 2]\n [7 1 0]\n [7 5 5]]'],
  ['a=np.zeros((3,3)); b=a.T; b[0,2]=4; r=a', '[[0. 0. 0.]\n [0. 0. 0.]\n [4. 0. 0.]]'],
  ['a=np.zeros((3,3)); a[a==0]=3; r=a', '[[3. 3. 3.]\n [3. 3. 3.]\n [3. 3. 3.]]'],
  ['a=np.arange(9).reshape(3,3); a[1]+=1; r=a', '[[0 1 2]\n [4 5 6]\n [6 7 8]]'],
  ['a=np.array([[1,2],[3,4]]); b=a.copy(); b[0,0]=9; r=a', '[[1 2]\n [3 4]]'],
  ["a=np.full((3,3),' '); a[0,0]='X'; r=a", "[['X' ' ' ' ']\n [' ' ' ' ' ']\n [' ' ' ' ' ']]"],
  [
    'import copy; a=np.array([[1,2],[3,4]]); b=copy.deepcopy(a); b[0,0]=9; r=(a.tolist(),b.tolist())',
    '([[1, 2], [3, 4]], [[9, 2], [3, 4]])',
  ],
  ['a=np.zeros(9); a[4]=1; r=str(a)', '[0. 0. 0. 0. 1. 0. 0. 0. 0.]'],
  ['a=np.zeros((3,3)); a[1]=[1,2,3]; r=a', '[[0. 0. 0.]\n [1. 2. 3.]\n [0. 0. 0.]]'],
  ['a=np.arange(9).reshape(3,3); r=[int(x) for x in a.flat]', '[0, 1, 2, 3, 4, 5, 6, 7, 8]'],
  ['a=np.array([[0,1],[1,0]]); r=[tuple(int(q) for q in x) for x in np.argwhere(a==0)]', '[(0, 0), (1, 1)]'],
  ['a=np.array([[0,1],[1,0]]); r=[(int(i),int(j)) for i,j in zip(*np.where(a==0))]', '[(0, 0), (1, 1)]'],
  ['a=np.zeros((2,2)); a[5,5]=1', 'IndexError: index 5 is out of bounds for axis 0 with size 2'],
  [
    'a=np.zeros((2,2)); bool(a==0)',
    'ValueError: The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()',
  ],
];

const takeProgram = await startHere('python');

const helper = `
import numpy as np

def show(value):
    return "(" + ", ".join([show(each) for each in value]) + ")" if isinstance(value, tuple) else str(value)

def run(text):
    space = {"np": np}
    try:
        if "r=" in text or "; " in text:
            exec(text, space)
            return show(space["r"])
        return show(eval(text, space))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
`;

test('our numpy prints boards as numpy does', () => {
  const runtime = takeProgram({ language: 'python', source: helper });
  expect(runtime.load(100_000, false)).toBeNull();
  const ask = (text: string) => runtime.evaluate(`run(${JSON.stringify(text)}).encode().hex()`).returned!;
  const read = (hex: string) => Buffer.from(hex.slice(1, -1), 'hex').toString();
  expect(facts.map(([text]) => [text, read(ask(text))])).toEqual(facts);
});

test('a part of numpy that is missing is named', () => {
  const runtime = takeProgram({ language: 'python', source: 'import numpy as np\nnp.fft(1)\n' });
  const text = words.programRun.numpyLacks('fft');
  expect(runtime.load(100_000, false)).toMatchObject({ name: 'Plybook', text, line: 2 });
});

test.each(['a.sum(axis=0, keepdims=True)', 'np.zeros(9, order="C")', 'np.random.choice(a, size=2)'])(
  'an argument of numpy that is missing is named: %s',
  (call) => {
    const source = `import numpy as np\na = np.array([1, 2])\n${call}\n`;
    const runtime = takeProgram({ language: 'python', source });
    const [, name] = /(\w+)\(/.exec(call)!;
    const [, argument] = /(\w+)=[^=]*$/.exec(call)!;
    const text = words.programRun.numpyLacks(words.programRun.argumentOf(argument, name));
    expect(runtime.load(100_000, false)).toMatchObject({ name: 'Plybook', text, line: 3 });
  },
);

test('a wrong argument of a function of the program is its own error', () => {
  const source = 'import numpy as np\ndef zeros(size): return size\nzeros(9, order="C")\n';
  const runtime = takeProgram({ language: 'python', source });
  expect(runtime.load(100_000, false)).toMatchObject({ name: 'TypeError', line: 3 });
});
