/** What a planned line would do, as the server foresees it. No prose: codes and numbers, worded here in each language. */

export interface Change { what: string; before: number; after: number }
export interface Warning { code: string; place?: number; good?: string; count?: number; lira?: number }
export interface Outcome { key: string; chance: number; lira?: number; otherwise?: number }
export interface Odds { kind: string; about: string; lines: Outcome[]; aided: Outcome[]; aids: string[] }
export interface Meeting { who: string; seat?: number; must: boolean }

export interface Preview {
  changes: Change[];
  walk?: { piece: string; start: number; target: number; route: number[]; on_foot: boolean };
  assistants: { deed: 'leave' | 'pick-up' | 'fetch'; place: number; neutral: boolean; before: string[]; after: string[] }[];
  payments: { to?: number; lira: number }[];
  meets: Meeting[];
  odds: Odds[];
  turn_ends: boolean;
  warnings: Warning[];
  /** What would be asked next, if it is I who am asked. */
  next?: { options: { text: string }[] } | null;
}
