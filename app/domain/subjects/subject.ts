/** The lecture or the work that an event or a news item is about. */
export interface Subject {
  kind: 'lecture' | 'work'
  id: string
  title: string
  /** The path of its page. */
  path: string
}
