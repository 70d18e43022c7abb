# The agents of a course: a base whose method each agent replaces, and states that are made as copies of others.
from abc import ABC, abstractmethod


class GameState:
    LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

    def __init__(self, prevState=None):
        self.data = list(prevState.data) if prevState else [None] * 9

    def getLegalActions(self):
        return [] if self.isWin() or self.isLose() else [at for at in range(9) if self.data[at] is None]

    def generateSuccessor(self, agentIndex, action):
        state = GameState(self)
        state.data[action] = agentIndex
        return state

    def isWin(self):
        return any(all(self.data[at] == 0 for at in line) for line in self.LINES)

    def isLose(self):
        return any(all(self.data[at] == 1 for at in line) for line in self.LINES)

    def getScore(self):
        return 100 * self.isWin() - 100 * self.isLose()


class SearchAgent(ABC):
    def __init__(self, depth="9"):
        self.depth = int(depth)

    @abstractmethod
    def getAction(self, gameState): ...


class MinimaxAgent(SearchAgent):
    def getAction(self, gameState):
        return self.value(gameState, 0, 0)[1]

    def value(self, state, depth, agentIndex):
        if depth == self.depth or not state.getLegalActions():
            return state.getScore(), None
        best = None
        for action in state.getLegalActions():
            score, _ = self.value(state.generateSuccessor(agentIndex, action), depth + 1, 1 - agentIndex)
            if best is None or (score > best[0] if agentIndex == 0 else score < best[0]):
                best = score, action
        return best
