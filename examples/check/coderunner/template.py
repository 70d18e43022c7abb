# A CodeRunner question in Moodle: this is its template. Tick "Is combinator", choose "TemplateGrader" as grader, and
# have plybook installed where Jobe runs. Sandbox parameters: {"memorylimit": 0, "numprocs": 50, "cputime": 120}
import subprocess

with open("answer.py", "w") as file:
    file.write("""{{ STUDENT_ANSWER | e('py') }}""")

command = ["plybook", "check", "answer.py", "--format", "coderunner", "--jobs", "1"]
print(subprocess.run(command, capture_output=True, text=True).stdout)
