import { useState } from "react";

export const meta = () => [{ title: "Boothwright" }];

export default function HomePage() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Boothwright</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </main>
  );
}
