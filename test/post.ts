/** Calls the API as a program does, with a bearer or none. */
export function post(
  url: string,
  path: string,
  body: object,
  bearer?: string,
  { headers, ...more }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> {
  return fetch(`${url}/api/${path}`, {
    ...more,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
    body: JSON.stringify(body),
  })
}
