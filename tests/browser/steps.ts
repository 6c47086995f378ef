import { interceptRequests } from './requests'

/**
 * Answers the steps of the account screen in this order, with JSON or a response. The returned array gets
 * the path and the fields of each.
 */
export function answerSteps(...answers: (object | Response)[]) {
  const sent: Record<string, string>[] = []
  async function answerStep(request: Request) {
    const fields = new URLSearchParams(await request.text())
    const answer = answers[sent.length] ?? {}
    sent.push({ path: new URL(request.url).pathname, ...Object.fromEntries(fields) })
    return answer instanceof Response ? answer : Response.json(answer)
  }
  interceptRequests({
    '/admin/konto/totrinslogin': answerStep,
    '/admin/konto/adgangsnoegler': answerStep,
  })
  return sent
}
