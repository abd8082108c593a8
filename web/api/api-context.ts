import { createContext, useContext } from "react";
import type { Api } from "./api.ts";
import { fetchApi } from "./fetch-api.ts";

const ApiContext = createContext<Api>(fetchApi);

/** The calls a component may make. In the browser, and in a render on the server, which makes none, they go over REST. */
export function useApi(): Api {
  return useContext(ApiContext);
}
