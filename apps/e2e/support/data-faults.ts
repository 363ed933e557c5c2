import type { Page, Route } from '@playwright/test'

/** How the browser sees its data go wrong. */
export type DataFault = 'loading' | 'error' | 'offline'

/**
 * Lets every GraphQL operation of the page go wrong except those named; who is signed in is always known.
 * `loading` answers never, `error` answers a fault, `offline` reaches nothing. The function that is returned goes on with
 * another fault, which ends what waits.
 */
export async function breakData(
  page: Page,
  fault: DataFault,
  except: readonly string[] = [],
): Promise<(next: DataFault) => Promise<void>> {
  let current = fault
  const waiting: Route[] = []
  const goWrong = async (route: Route): Promise<void> => {
    if (current === 'loading') waiting.push(route)
    else if (current === 'offline') await route.abort('internetdisconnected')
    else
      await route.fulfill({
        status: 200,
        json: {
          data: null,
          errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL', id: 'journey-1' } }],
        },
      })
  }
  await page.route('**/graphql', (route) =>
    ['Viewer', ...except].includes(operationOf(route)) ? route.fallback() : goWrong(route),
  )
  return async (next) => {
    current = next
    await Promise.all(waiting.splice(0).map(goWrong))
  }
}

/** Changes what one operation answers, by its root fields: for states that the seeded data do not hold. */
export async function changeData(
  page: Page,
  operation: string,
  change: (data: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) !== operation) return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: Record<string, unknown> }
    return route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, ...change(body.data) } },
    })
  })
}

/** Answers one operation in the place of the server: it is not carried out. */
export async function answerWith(
  page: Page,
  operation: string,
  data: Record<string, unknown>,
): Promise<void> {
  await page.route('**/graphql', async (route) =>
    operationOf(route) === operation ? route.fulfill({ json: { data } }) : route.fallback(),
  )
}

/** Lets parts of what one operation answers fail, as a gateway does whose calls for them were refused. */
export async function failParts(
  page: Page,
  operation: string,
  root: string,
  parts: readonly string[],
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (operationOf(route) !== operation) return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: Record<string, Record<string, unknown>> }
    const errors = parts.map((part) => {
      Object.assign(body.data[root] ?? {}, { [part]: null })
      const extensions = { code: 'UPSTREAM_UNAVAILABLE', id: 'journey-1' }
      return { message: 'The system of record cannot be reached.', path: [root, part], extensions }
    })
    return route.fulfill({ response: answer, json: { ...body, errors } })
  })
}

/** Answers one operation in place of the server, which never sees it. */
export async function answerData(
  page: Page,
  operation: string,
  data: Record<string, unknown>,
): Promise<void> {
  await page.route('**/graphql', (route) =>
    operationOf(route) === operation ? route.fulfill({ status: 200, json: { data } }) : route.fallback(),
  )
}

function operationOf(route: Route): string {
  const request = route.request()
  const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string }
  return operationName ?? new URL(request.url()).searchParams.get('operationName') ?? ''
}
