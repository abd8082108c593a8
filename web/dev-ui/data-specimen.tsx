import { useState } from "react";
import { formatMoney } from "../format.ts";
import { Button } from "../ui/action/button.tsx";
import { DataList } from "../ui/data/data-list.tsx";
import { Pagination } from "../ui/data/pagination.tsx";
import { Segments } from "../ui/data/segments.tsx";
import { Table } from "../ui/data/table.tsx";
import { Tabs } from "../ui/data/tabs.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Stepper } from "../ui/feedback/stepper.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Text } from "../ui/text/text.tsx";
import { Specimen } from "./specimen.tsx";

const quotes = [
  { builder: "Atlas Exhibits", cents: 4_850_000, weeks: "7 weeks" },
  { builder: "Boothworks", cents: 5_199_950, weeks: "5 weeks" },
];

/** Cards, lists, tables, tabs, steps and pagination. `scheme` keeps the halves' landmarks unique. */
export function DataSpecimen({ scheme }: { scheme: string }) {
  const [rows, setRows] = useState("price");
  return (
    <Specimen name="Data">
      <Card interactive>
        <CardHeader
          level={4}
          title="CES 2027"
          subtitle="Las Vegas Convention Center"
          actions={<Badge tone="positive">Quotes In</Badge>}
        />
        <DataList
          columns={3}
          items={[
            { label: "Event date", value: "Jan 5, 2027" },
            { label: "Booth size", value: "20 × 20 ft" },
            { label: "Budget", value: "$35,000 – $75,000" },
          ]}
        />
      </Card>
      <Card tone="sunken">
        <Text>A sunken card</Text>
      </Card>
      <Card tone="accent">
        <Text>An accent card</Text>
      </Card>
      <Table
        caption="Quotes"
        rows={quotes}
        rowKey={({ builder }) => builder}
        columns={[
          { header: "Builder", cell: ({ builder }) => builder },
          { header: "Timeline", cell: ({ weeks }) => weeks },
          { header: "Amount", align: "end", cell: ({ cents }) => formatMoney(cents) },
        ]}
      />
      <Tabs
        label="Views"
        tabs={[
          { value: "a", label: "Responses", content: <Text>Two responses.</Text> },
          { value: "b", label: "Details", content: <Button>Inside a tab</Button> },
        ]}
      />
      <Segments
        label={`Rows, ${scheme}`}
        options={[
          { value: "price", label: "Price" },
          { value: "included", label: "Included" },
        ]}
        value={rows}
        onValue={setRows}
      />
      <Stepper
        label={`Steps, ${scheme}`}
        steps={[
          { title: "Event Details" },
          { title: "Booth Requirements" },
          { title: "Contact Info" },
        ]}
        current={1}
        completed={new Set([0])}
        onSelect={() => {}}
      />
      <Pagination
        label={`Pages, ${scheme}`}
        page={5}
        pageCount={9}
        hrefOf={(page) => `/dev/ui?page=${page}`}
      />
    </Specimen>
  );
}
