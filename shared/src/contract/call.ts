import type { z } from 'zod';
import type { Route } from './routes.js';

/** One call of the API: its query, body and answer. The server and the page share this description. */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Route {
  /** One sentence for the API documentation. */
  summary: string;
  query: Query;
  /** JSON, or the text fields of a form (multipart/form-data) if the call takes a file. */
  body: Body;
  answer: Answer;
}

type Part<C, Key extends keyof C> = C[Key] extends z.ZodType ? C[Key] : never;

/** The query that a caller passes. */
export type QueryOf<C extends Call> = z.input<Part<C, 'query'>>;
export type BodyOf<C extends Call> = z.input<Part<C, 'body'>>;
/** The query that a handler reads, as parsed by the schema. */
export type ParsedQuery<C extends Call> = z.output<Part<C, 'query'>>;
export type ParsedBody<C extends Call> = z.output<Part<C, 'body'>>;
/** The answer that a caller receives. */
export type AnswerOf<C extends Call> = z.output<Part<C, 'answer'>>;
