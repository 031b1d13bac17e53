# The server with the browser table.   docker build -t bedesten .   docker run -p 8000:8000 -v bedesten:/data bedesten
#
# The first stage builds a wheel, the engine compiled and the browser client built in; the second has nothing but what
# the server needs to run.

FROM python:3.13-slim-bookworm AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends build-essential \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
# requirements.lock has the versions that the tests have passed with (tools/write_lock.py).
# Some minutes: the engine is compiled. Without BEDESTEN_COMPILE=1 a failing compiler would only make it slow; with it,
# the image is not built.
RUN BEDESTEN_COMPILE=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
 && pip wheel --no-cache-dir --wheel-dir /wheels --find-links /wheels --constraint requirements.lock "$(ls /wheels/bedesten-*.whl)[postgres,push]"

FROM python:3.13-slim-bookworm
LABEL org.opencontainers.image.title="Bedesten" \
      org.opencontainers.image.description="Istanbul and The Dice Game in the browser. An unofficial fan project." \
      org.opencontainers.image.licenses="MIT"
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "$(ls /wheels/bedesten-*.whl)[postgres,push]" \
 && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin bedesten \
 && install -d -o bedesten -g bedesten -m 0700 /data
ENV BEDESTEN_DATABASE=sqlite:////data/tables.db \
    BEDESTEN_HOST=0.0.0.0 \
    BEDESTEN_PORT=8000 \
    BEDESTEN_LOG=json \
    PYTHONUNBUFFERED=1
USER bedesten
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['BEDESTEN_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["bedesten"]
CMD ["serve"]
