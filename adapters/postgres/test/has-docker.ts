import { request } from "node:http";
import process from "node:process";

const timeoutMs = 1_000;

/** Whether a Docker engine answers within a second, at DOCKER_HOST or the usual sockets. */
export async function hasDocker(): Promise<boolean> {
  const { DOCKER_HOST, XDG_RUNTIME_DIR } = process.env;
  const hosts = DOCKER_HOST
    ? [DOCKER_HOST]
    : ["unix:///var/run/docker.sock", `unix://${XDG_RUNTIME_DIR}/docker.sock`];
  const answers = await Promise.all(hosts.map(answersPing));
  return answers.includes(true);
}

function answersPing(host: string): Promise<boolean> {
  const { protocol, hostname, port, pathname } = new URL(host);
  const target = protocol === "unix:" ? { socketPath: pathname } : { hostname, port };
  return new Promise((done) => {
    request({ ...target, path: "/_ping", timeout: timeoutMs }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    })
      .on("timeout", () => done(false))
      .on("error", () => done(false))
      .end();
    setTimeout(done, timeoutMs, false).unref();
  });
}
