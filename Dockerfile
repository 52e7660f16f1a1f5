# The command line in a container, which needs no rights and no network:
#   docker build -t model-security-scan .
#   docker run --rm --read-only --tmpfs /tmp --network none -v "$PWD:/work:ro" model-security-scan scan
# Files that a run writes (--report-file /out/page.html) need a mount of their own that user 65532 may write to.
ARG BASE=gcr.io/distroless/nodejs24-debian13:nonroot
FROM ${BASE}
COPY LICENSE /app/
COPY package.json /app/
COPY bin /app/bin
COPY dist /app/dist
WORKDIR /work
USER 65532
ENTRYPOINT ["/nodejs/bin/node", "/app/bin/model-security.js"]
