// Keeps what is typed in the browser until the server has it, and sends photos one by one, each
// again until it is there. The page's forms work without it.

const pauses = [1000, 2000, 4000, 8000];
const isPassing = (status) => status === 408 || status === 429 || status >= 500;

// what was done is said once: neither loading again nor a later photo says it again
const address = new URL(location.href);
if (address.search) history.replaceState(null, "", address.pathname);

function say(form, words) {
  const line = form.querySelector("[data-said]");
  line.textContent = words;
}

/** A browser may refuse its storage. */
function stored(act) {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}

for (const form of document.querySelectorAll("form[data-keep]")) {
  const fields = [...form.querySelectorAll("textarea")].map((field) => [
    field,
    `floor/${form.dataset.keep}/${field.name}`,
  ]);
  for (const [field, kept] of fields) {
    field.value ||= stored((storage) => storage.getItem(kept)) ?? "";
    field.addEventListener("input", () => stored((storage) => storage.setItem(kept, field.value)));
  }
  // what was sent keeps its key, so that the server takes it once, also after the page is loaded again
  const sentAs = `floor/${form.dataset.keep}/sent`;
  const key = form.querySelector("[name=key]");
  const typed = () => fields.map(([field]) => field.value).join();
  const [former, words] = JSON.parse(stored((storage) => storage.getItem(sentAs)) ?? "[]");
  if (key && former && words === typed()) key.value = former;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    say(form, "Sending...");
    if (key) {
      stored((storage) => storage.setItem(sentAs, JSON.stringify([key.value, typed()])));
    }
    try {
      const body = new URLSearchParams(new FormData(form));
      const answer = await fetch(form.action, { method: "POST", body });
      // a refusal is the page with its reasons
      if (!answer.redirected) return form.submit();
      for (const [, kept] of fields) stored((storage) => storage.removeItem(kept));
      stored((storage) => storage.removeItem(sentAs));
      location.href = answer.url;
    } catch {
      say(form, "No connection. Your words are kept here and sent once you are online.");
      addEventListener("online", () => form.requestSubmit(), { once: true });
    }
  });
}

/** Null once the server has the photo, else why it doesn't take it. */
async function send(form, file, retry = 0) {
  const body = new FormData();
  body.append("file", file);
  const answer = await fetch(form.action, {
    method: "POST",
    body,
    headers: { accept: "application/json" },
  }).catch(() => null);
  if (answer?.ok) return null;
  if (answer && !isPassing(answer.status)) {
    const { message } = await answer.json().catch(() => ({}));
    return message ?? "The photo was not taken. Try another one.";
  }
  const pause = pauses[retry];
  if (pause === undefined) return "No connection. Send the photo again later.";
  await new Promise((done) => setTimeout(done, pause));
  return send(form, file, retry + 1);
}

for (const form of document.querySelectorAll("form[data-photos]")) {
  const input = form.querySelector("input[type=file]");
  input.multiple = true;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const files = [...input.files];
    for (const [at, file] of files.entries()) {
      say(form, `Sending photo ${at + 1} of ${files.length}...`);
      const problem = await send(form, file);
      if (problem) return say(form, problem);
    }
    if (files.length > 0) location.href = `${address.pathname}?done=photo`;
  });
}
