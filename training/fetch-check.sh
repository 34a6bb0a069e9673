#!/bin/sh
# Are the public files in training/data the ones that the weights were made from?
cd "$(dirname "$0")/data" && sha256sum --check ../data.sha256
