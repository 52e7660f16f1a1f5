"""Uploads a model as a stored zip: hashes the file, then hashes the archive while it is zipped and sent, in blocks."""
import hashlib
import http.client
import os
import sys
import urllib.parse
import zipfile

BLOCK = 512 * 1024
url, path = sys.argv[1:3]

with open(path, "rb") as source:
    digest = hashlib.file_digest(source, "sha256").hexdigest()


class Counter:
    """Takes an archive, and keeps its size only."""

    bytes = 0

    def write(self, block):
        self.bytes += len(block)
        return len(block)

    def flush(self):
        pass


class Sender(Counter):
    """Takes an archive, hashes it and sends it."""

    def __init__(self, connection):
        self.connection = connection
        self.hash = hashlib.sha256()

    def write(self, block):
        self.hash.update(block)
        self.connection.send(block)
        return super().write(block)


def archive(target, source, size):
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as made:
        entry = zipfile.ZipInfo(os.path.basename(path))
        entry.file_size = size
        with made.open(entry, "w") as member:
            for block in iter(lambda: source.read(BLOCK), b""):
                member.write(block)


class Nothing:
    """A file without content."""

    def read(self, _size):
        return b""


size = os.path.getsize(path)
records = Counter()
archive(records, Nothing(), size)
parts = urllib.parse.urlsplit(url)
connection = http.client.HTTPConnection(parts.netloc)
connection.putrequest("PUT", parts.path)
connection.putheader("content-length", str(records.bytes + size))
connection.endheaders()
sender = Sender(connection)
with open(path, "rb", buffering=0) as source:
    archive(sender, source, size)
if connection.getresponse().status != 200 or sender.bytes != records.bytes + size:
    sys.exit(1)
print(digest, sender.hash.hexdigest())
