# For Classroom 50, as CLASSROOM/autograders/ASSIGNMENT/autograder.py, with the package, plybook-0.1.0.tgz, and
# rubric.yaml next to it. The assignment needs "runtime": { "node": "22" }.
import datetime
import json
import os
import subprocess
import sys
from pathlib import Path

here = Path(__file__).parent
for package in here.glob("plybook-*.tgz"):
    subprocess.run(["npm", "install", "--global", package], check=True)

command = ["plybook", "check", ".", "--format", "classroom50", "--rubric", here / "rubric.yaml"]
check = subprocess.run(command, stdout=subprocess.PIPE, text=True)
# 3: the program could not be judged, so it has no marks.
if check.returncode not in (0, 3):
    sys.exit(check.returncode)

result = json.loads(check.stdout)
result["classroom"] = os.environ["CLASSROOM"]
result["assignment"] = os.environ["ASSIGNMENT"]
result["submission"] = os.environ["SUBMISSION_TAG"]
result["commit"] = os.environ["COMMIT_URL"]
result["release"] = os.environ["RELEASE_URL"]
result["review"] = os.environ.get("REVIEW_URL") or os.environ["COMMIT_URL"]
result["datetime"] = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
Path("result.json").write_text(json.dumps(result, indent=2))
