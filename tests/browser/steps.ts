import { vi } from 'vitest'

/**
 * Answers requests that a screen sends without the router, in this order: JSON, or a response. Each is
 * added to the array that it returns, with its path and its fields. The session check succeeds.
 */
export function answerSteps(...answers: (object | Response)[]) {
  const sent: Record<string, string>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    if (init?.method !== 'POST') return Response.json({})
    const fields = new URLSearchParams(String(init.body))
    const answer = answers[sent.length] ?? {}
    sent.push({ path: String(path), ...Object.fromEntries(fields) })
    return answer instanceof Response ? answer : Response.json(answer)
  })
  return sent
}
