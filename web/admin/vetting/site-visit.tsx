import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { DocumentBody } from "../../../app-server/contract/vetting/vetting.ts";
import { callQuery } from "../../api/call-query.ts";
import { CheckForm } from "../../builder-dashboard/vetting/check-form.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";

/** The form for an admin's visit to a builder's booth. */
export function SiteVisit({ builderId }: { builderId: string }) {
  const builder = useQuery(callQuery("GET /api/builders/:id", { params: { id: builderId } }));
  const [photos, setPhotos] = useState<DocumentBody[]>([]);
  const navigate = useNavigate();
  return (
    <Loaded
      query={builder}
      loading="Loading the builder"
      failure={{ title: "Error Loading the Builder", couldNot: "load the builder" }}
    >
      {({ name }) => (
        <Card as="section">
          <CardHeader
            title={`Site visit: ${name}`}
            subtitle="A booth that you looked at on a show floor, with 1 to 6 photos of it. It waits below for a decision."
          />
          <CheckForm
            kind="site"
            before={null}
            unsent={photos}
            visit={{
              builderId,
              onArrived: (photo) => setPhotos((before) => [...before, photo]),
              onRemoved: (id) => setPhotos((before) => before.filter((each) => each.id !== id)),
            }}
            onDone={() => void navigate("/admin-dashboard?view=vetting")}
          />
        </Card>
      )}
    </Loaded>
  );
}
