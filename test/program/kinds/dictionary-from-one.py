# position: oxx/.xo/o..
# made: minimax(board, 0, False)
theBoard = {1: ' ', 2: ' ', 3: ' ', 4: ' ', 5: ' ', 6: ' ', 7: ' ', 8: ' ', 9: ' '}
bot, player = 'O', 'X'


def checkForWin():
    for a, b, c in ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)):
        if theBoard[a] == theBoard[b] == theBoard[c] and theBoard[a] != ' ':
            return True
    return False


def checkWhichMarkWon(mark):
    for a, b, c in ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)):
        if theBoard[a] == theBoard[b] == theBoard[c] == mark:
            return True
    return False


def checkDraw():
    for key in theBoard.keys():
        if theBoard[key] == ' ':
            return False
    return True


def compMove():
    bestScore = -800
    bestMove = 0
    for key in theBoard.keys():
        if theBoard[key] == ' ':
            theBoard[key] = bot
            score = minimax(theBoard, 0, False)
            theBoard[key] = ' '
            if score > bestScore:
                bestScore = score
                bestMove = key
    theBoard[bestMove] = bot
    return


def minimax(board, depth, isMaximizing):
    if checkWhichMarkWon(bot):
        return 1
    elif checkWhichMarkWon(player):
        return -1
    elif checkDraw():
        return 0
    if isMaximizing:
        bestScore = -800
        for key in board.keys():
            if board[key] == ' ':
                board[key] = bot
                score = minimax(board, depth + 1, False)
                board[key] = ' '
                if score > bestScore:
                    bestScore = score
        return bestScore
    else:
        bestScore = 800
        for key in board.keys():
            if board[key] == ' ':
                board[key] = player
                score = minimax(board, depth + 1, True)
                board[key] = ' '
                if score < bestScore:
                    bestScore = score
        return bestScore


while not checkForWin():
    compMove()
    theBoard[int(input("Enter the position for 'X': "))] = player
