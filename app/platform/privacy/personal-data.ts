import type { Backend } from '~/platform/backend.server'

/** Something stored about a person. */
export interface PersonalItem {
  title: string
  detail: string
  /** The address of the person, if it is known; by it the item is deleted. */
  email?: string
  /** The screen that shows it. */
  path?: string
  /** All of it, for the file that the person gets. */
  data: object
}

/**
 * A place where data of visitors is stored. Each is listed in app/domain/privacy/registry.server.ts, so that the data of
 * one person is found and deleted everywhere, and none is kept longer than /privatliv says.
 */
export interface PersonalData {
  /** In Danish, such as 'Henvendelser'. */
  name: string
  /** @param who an address or a part of a name, in lower case */
  find(backend: Backend, who: string): Promise<PersonalItem[]>
  /**
   * Deletes all of one address, also its history, in the transaction of `inside`. Missing if the author deletes it by hand.
   * @param until only what was stored before this instant
   */
  erase?(inside: Backend, email: string, until: string): Promise<void>
  /** All addresses, in lower case, with which a restored backup is compared. */
  addresses?(backend: Backend): Promise<string[]>
  /** Deletes what has been kept long enough. Runs each day. */
  expire?(backend: Backend): Promise<void>
}
