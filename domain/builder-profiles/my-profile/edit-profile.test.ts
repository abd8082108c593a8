import { expect, test } from "vitest";
import { now } from "../../quotes/examples.ts";
import { beasBooths } from "../examples.ts";
import { editProfile } from "./edit-profile.ts";
import { asEdited, type MyProfile } from "./my-profile.ts";

const approved: MyProfile = {
  ...beasBooths,
  website: "https://bea.example",
  email: "old@bea.example",
  phone: null,
  reviewState: "approved",
  reviewReason: null,
  held: null,
  pictureCopies: {},
};
const edit = (form: Parameters<typeof editProfile>[1], before = approved) =>
  editProfile(before, form, now);

test("editProfile() holds a new name, website, email and phone back, and nothing else", () => {
  const form = {
    name: "Other Firm",
    website: "https://other.example",
    email: "x@other.example",
    phone: "+1 555 0199",
    city: "Reno",
    description: "New words",
  };
  const edited = edit(form);
  const { name, website, email, phone } = approved;
  expect(edited).toMatchObject({
    name,
    website,
    email,
    phone,
    city: "Reno",
    description: "New words",
  });
  expect(edited.held).toEqual({
    name: form.name,
    website: form.website,
    email: form.email,
    phone: form.phone,
  });
  expect(asEdited(edited)).toMatchObject(form);
});

test("editProfile() takes a contact away at once, and forgets a change that is taken back", () => {
  expect(edit({ email: null })).toMatchObject({ email: null, held: null });
  const renamed = edit({ name: "Other Firm", city: "Reno" });
  expect(edit({ city: "Elko" }, renamed)).toMatchObject({
    city: "Elko",
    held: { name: "Other Firm" },
  });
  expect(edit({ name: approved.name }, renamed)).toMatchObject({ name: approved.name, held: null });
});

test("editProfile() holds nothing back where no one sees the profile yet", () => {
  for (const reviewState of ["pending-review", "declined"] as const) {
    const edited = edit({ name: "Other Firm" }, { ...approved, reviewState });
    expect(edited).toMatchObject({ name: "Other Firm", held: null, reviewState: "pending-review" });
  }
});
