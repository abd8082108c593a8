import type { User, UserType } from "../../domain/accounts/user.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import type { PortfolioProject } from "../../domain/portfolio/portfolio-project.ts";
import { dayMs } from "../../domain/shared/time/time-units.ts";
import type { FavouriteRow } from "../postgres/schema/content/favourite.ts";
import { uuids } from "../system/clock-and-ids.ts";

type Cast = {
  users: Record<UserType, User>;
  builders: readonly BuilderProfile[];
  published: readonly PortfolioProject[];
  now: Date;
};

const marked = {
  exhibitor: {
    projects: ["Car in the Rain", "Queue Theory", "Antena", "Two Crates", "Wartungsfenster"],
    builders: ["Great Wall", "Deccan", "Table Mountain"],
  },
  builder: { projects: ["Cantina Aperta", "Werk 7"], builders: [] },
};

/** Favourites of the sample exhibitor and builder, one a day. The admin has none. */
export function sampleFavouriteRows({ users, builders, published, now }: Cast) {
  return (["exhibitor", "builder"] as const).flatMap((userType) => {
    const { projects, builders: names } = marked[userType];
    const items = [
      ...published
        .filter(({ title }) => projects.some((part) => title.includes(part)))
        .map(({ id }) => ({ item_type: "portfolio_project" as const, item_id: id as string })),
      ...builders
        .filter(({ name }) => names.some((part) => name.includes(part)))
        .map(({ id }) => ({ item_type: "builder" as const, item_id: id as string })),
    ];
    return items.map(
      (item, index): FavouriteRow => ({
        id: uuids.next(),
        user_id: users[userType].id,
        ...item,
        created_at: new Date(now.getTime() - (index + 1) * dayMs),
      }),
    );
  });
}
