/** Requests to the child process, and their responses. */
export type Order =
  | { what: 'advance'; ms: number }
  | { what: 'repeat'; isNight: boolean }
  | { what: 'stock' }
  | { what: 'measure' }
  | { what: 'end' }

export interface Sizes {
  rss: number
  heapUsed: number
  external: number
  /** Open files and sockets. */
  descriptors: number
  /** Handlers of the process's events, timers and whatever else it waits for. */
  waiting: number
  /** Bytes of the data folder without the database's. */
  files: number
  database: number
  connections: number
  tables: { name: string; rows: number; bytes: number }[]
}

export interface Answers {
  advance: void
  /** What went wrong in jobs since the last time, in a sentence each. */
  repeat: string[]
  stock: void
  measure: Sizes
  end: void
}
