Vue.createApp({
  data() {
    return { board: Array(9).fill(''), human: 'X', ai: 'O' };
  },
  computed: {
    isOver() {
      return this.hasWon('X') || this.hasWon('O') || this.free().length === 0;
    },
  },
  methods: {
    free() {
      return [...this.board.keys()].filter((i) => this.board[i] === '');
    },
    hasWon: function (mark) {
      const lines = ['012', '345', '678', '036', '147', '258', '048', '246'];
      return lines.some((line) => [...line].every((i) => this.board[i] === mark));
    },
    minimax(mark) {
      if (this.isOver) return { score: this.hasWon(this.ai) ? 1 : this.hasWon(this.human) ? -1 : 0 };
      const moves = this.free().map((i) => {
        this.$set(this.board, i, mark);
        const { score } = this.minimax(mark === this.ai ? this.human : this.ai);
        this.$set(this.board, i, '');
        return { i, score };
      });
      const scores = moves.map(({ score }) => score);
      const best = mark === this.ai ? Math.max(...scores) : Math.min(...scores);
      return moves.find(({ score }) => score === best);
    },
    reply() {
      this.$set(this.board, this.minimax(this.ai).i, this.ai);
      this.$emit('moved');
    },
  },
}).mount('#app');
