import type { ChangedEvents } from '~/domain/calendar/calendar-commands.server'
import { historyScreen } from '~/domain/history/history.copy'
import type { ToastText } from '~/forms/answer'

/** The toast's undo of a change of several events, which undoes all of it. */
export function undoOf({ change }: ChangedEvents): Pick<ToastText, 'undo' | 'undoAt'> {
  return change === undefined ? {} : { undo: { intent: 'undo', change }, undoAt: historyScreen }
}
