#!/bin/sh
mkdir -p /grade/results
plybook check /grade/student --format prairielearn --out /grade/results/results.json || test $? -eq 3
