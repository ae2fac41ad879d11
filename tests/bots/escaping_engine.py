"""An engine whose helpers leave its session: escaping_engine.py FILE [silent]; FILE gets their ids."""

import json
import subprocess
import sys
import time
from pathlib import Path

NOTES, SILENT = Path(sys.argv[1]), "silent" in sys.argv[2:]
SLEEP = [sys.executable, "-S", "-c", "import time; time.sleep(60)"]
ORPHAN = f"import subprocess; print(subprocess.Popen({SLEEP}, stdout=2, start_new_session=True).pid)"

helper = subprocess.Popen([*SLEEP], start_new_session=True)  # it also keeps the output open
orphan = subprocess.run([sys.executable, "-S", "-c", ORPHAN], stdout=subprocess.PIPE, check=True, text=True)
with NOTES.open("a") as notes:
    notes.write(f"{helper.pid}\n{orphan.stdout}")
for line in sys.stdin:
    question = json.loads(line)
    if question["kind"] == "bye":
        break
    if SILENT:
        time.sleep(60)
    answer = {} if question["kind"] == "hello" else {"id": question["id"], "move": question["choices"][0]}
    print(json.dumps(answer), flush=True)
