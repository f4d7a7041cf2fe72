/**
 * The browser once it runs. One that crashes as it starts, as Chromium rarely does, has shown nothing of the
 * application yet, so it is launched again, twice at most.
 * @throws what the third launch failed with
 */
export async function launched<Browser>(launch: () => Promise<Browser>, again = 2): Promise<Browser> {
  try {
    return await launch()
  } catch (reason) {
    if (again === 0) throw reason
    console.warn(`The browser did not start and is launched again: ${reason}`)
    return launched(launch, again - 1)
  }
}
