import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";

/** The exhibitor of a job asks for the builder's certificate of insurance; the builder gives it. */
export function JobCertificate({ read: { job, side } }: { read: JobBody }) {
  const params = { id: job.id };
  if (side === "builder") {
    return (
      <ActionDialog
        label="Share your certificate"
        size="small"
        tone="accent"
        title="Share your certificate of insurance?"
        description="The exhibitor gets the documents of your accepted insurance as files of this job, with a message. Until you share them, only you and we see them."
        confirmLabel="Share the certificate"
        call={() => fetchApi.call("POST /api/jobs/:id/certificate", { params })}
        refreshes={["jobs"]}
        done={{ title: "Certificate shared", description: "It is in Messages." }}
        failed={{ title: "Not shared", couldNot: "share the certificate" }}
      />
    );
  }
  return (
    <ActionDialog
      label="Ask for the insurance certificate"
      size="small"
      tone="accent"
      title="Ask for the certificate of insurance?"
      description="The builder gets a message. If they agree, the certificate becomes a file of this job."
      confirmLabel="Ask for it"
      call={() =>
        fetchApi.call("POST /api/jobs/:id/messages", {
          params,
          body: { text: "Please share your certificate of insurance with us.", files: [] },
        })
      }
      refreshes={["jobs"]}
      done={{ title: "Asked", description: "The answer comes in Messages." }}
      failed={{ title: "Not sent", couldNot: "ask for the certificate" }}
    />
  );
}
