import { setImmediate } from 'node:timers/promises';

/**
 * Collects the questions of one turn of the event loop, and asks the database all of them with one query. A question
 * alone isn't delayed. The more questions come at the same time, the less each costs.
 */
export class Batch<Question, Answer> {
  private open: { questions: Question[]; answers: Promise<(question: Question) => Answer> } | null = null;
  private running: Promise<unknown> = Promise.resolve();

  /**
   * @param ask answers several questions with one query. It returns the function that finds the answer to each
   *   question.
   * @param isPatient true to collect questions also while a query runs, so that at most one query runs at a time.
   *   A question still begins no later than the next query, and never gets an answer from before it.
   */
  constructor(
    private readonly ask: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
    private readonly isPatient = false,
  ) {}

  /** Returns the answer to a question. If `ask` fails, all questions of the same turn reject with its error. */
  async answer(question: Question): Promise<Answer> {
    this.open ??= this.begin();
    this.open.questions.push(question);
    return (await this.open.answers)(question);
  }

  private begin() {
    const questions: Question[] = [];
    const begins = Promise.all([setImmediate(), this.isPatient ? this.running : null]);
    const answers = begins.then(() => {
      this.open = null;
      return this.ask(questions);
    });
    // A query that fails doesn't stop the next one. Its own questions get the error.
    this.running = answers.catch(() => null);
    return { questions, answers };
  }
}
