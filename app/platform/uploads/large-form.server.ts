import { letOthersIn } from '~/platform/runtime/event-loop'

const partLength = 64 * 1024

/** As `request.formData()`, which takes half a second for the largest form; this lets others in after each part. */
export async function readLargeForm(request: Request): Promise<FormData> {
  const fields = Buffer.from(await request.arrayBuffer()).toString('latin1')
  const form = new FormData()
  for (const field of fields.split('&')) {
    const [name = ''] = field.split('=', 1)
    if (field) form.append(await decoded(name), await decoded(field.slice(name.length + 1)))
  }
  return form
}

async function decoded(text: string): Promise<string> {
  const parts: Buffer[] = []
  for (let start = 0; start < text.length; ) {
    const end = start + partLength
    // No part ends inside %C3.
    const percent = text.slice(end - 2, end).indexOf('%')
    const part = text.slice(start, percent < 0 ? end : end - 2 + percent)
    parts.push(await letOthersIn(() => unescaped(part)))
    start += part.length
  }
  return Buffer.concat(parts).toString()
}

function unescaped(text: string): Buffer {
  const bytes = text.replace(/\+|%([0-9a-f]{2})/gi, (_, hex?: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : ' ',
  )
  return Buffer.from(bytes, 'latin1')
}
