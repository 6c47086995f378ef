import { listStep } from '~/domain/hymns/hymns-json-ld'
import { listPage } from '~/domain/seo/json-ld'
import { type RegisterLine, type RegisterName, type RegisterView, registerPath } from './registers'
import { registerCopy } from './registers.copy'

/** JSON-LD of a register and its hymns, without duplicates. */
export function registerData(
  siteUrl: string,
  title: string,
  name: RegisterName,
  view: RegisterView,
) {
  const page = { name: registerCopy.names[name], path: registerPath(name) }
  const hymns = new Map(linesOf(view).map(({ path, title, label }) => [path, title ?? label]))
  const links = [...hymns].map(([path, name]) => ({ name, path }))
  return listPage(siteUrl, [listStep(title), page], links)
}

function linesOf(view: RegisterView): RegisterLine[] {
  if (view.part === 'group') return view.lines.items
  return view.part === 'all' ? view.groups.flatMap(({ lines }) => lines) : []
}
