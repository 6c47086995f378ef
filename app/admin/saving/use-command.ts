import { formOf } from '~/forms/form'
import { useSaving } from './use-saving'

/** Sends a list command, such as deleting, to the screen's action. The list then reloads. */
export function useCommand(): (fields: Record<string, string>) => void {
  const { send } = useSaving(() => {})
  return (fields) => send(formOf(fields))
}
