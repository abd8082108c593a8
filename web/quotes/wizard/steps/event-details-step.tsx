import { useWatch } from "react-hook-form";
import { boothSizes, exhibitTypes } from "../../../../domain/quotes/options.ts";
import { allowsText, type TimeLeft, timeLeft } from "../../../../domain/show-plan/build-days.ts";
import { formatDate } from "../../../format.ts";
import { localDay } from "../../../local-day.ts";
import { browserNow } from "../../../ui/browser-now.ts";
import { DateInput } from "../../../ui/form/date-input.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { askedBoothSize } from "../../form/asked-booth-size.ts";
import { offeredOptions } from "../../form/offered-options.ts";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { isPastDay } from "../../is-past-day.ts";
import { customSize, pair } from "../quote-wizard.css.ts";
import { BoothSides } from "./booth-sides.tsx";
import { CustomSizeFields } from "./custom-size-fields.tsx";
import { QuoteChoice, QuoteField } from "./quote-field.tsx";
import { TradeShowNameInput } from "./trade-show-name-input.tsx";

/** Step 1: show, date, and booth size. */
export function EventDetailsStep() {
  return (
    <>
      <QuoteField name="tradeShowName" required hint="From our calendar, or type your own">
        {(control) => <TradeShowNameInput {...control} />}
      </QuoteField>
      <EventFields whenPast="You can still send your request." />
    </>
  );
}

type EventFieldsProps = {
  /** Shown for a date in the past. */
  whenPast: string;
  /** Shown while no day is chosen. */
  dateHint?: string;
};

/** Date, venue and booth of a show. */
export function EventFields({
  whenPast,
  dateHint = "The first day of the show",
}: EventFieldsProps) {
  const { form, served, isAlive } = useQuoteForm();
  const [eventDate, boothSize, boothWidth, boothDepth, boothUnit] = useWatch({
    control: form.control,
    name: ["eventDate", "boothSize", "boothWidth", "boothDepth", "boothUnit"],
  });
  const size = askedBoothSize({ boothSize, boothWidth, boothDepth, boothUnit });
  const isPast = isAlive && isPastDay(eventDate, browserNow());
  return (
    <>
      <div className={pair}>
        <QuoteField
          name="eventDate"
          required
          hint={
            isPast
              ? `This date is in the past. ${whenPast}`
              : (isAlive && timeLeftWords(timeLeft(eventDate, localDay(browserNow()), size))) ||
                dateHint
          }
        >
          {(control) => <DateInput {...control} />}
        </QuoteField>
        <QuoteField name="venue" required>
          {(control) => <TextInput {...control} placeholder="Hall, center or city" />}
        </QuoteField>
      </div>
      <QuoteChoice
        name="industry"
        options={offeredOptions(exhibitTypes, [served.industry])}
        min="8rem"
      />
      <div>
        <QuoteChoice
          name="boothSize"
          options={offeredOptions(boothSizes, [served.boothSize])}
          min="7.5rem"
        />
        {(boothSize === "custom" || !isAlive) && (
          <div className={customSize}>
            <CustomSizeFields />
          </div>
        )}
      </div>
      <BoothSides />
    </>
  );
}

/** Two sentences on the time left before a show; null without a date. */
export function timeLeftWords(left: TimeLeft | null): string | null {
  if (!left) return null;
  const { days } = left;
  const time = days >= 70 ? `${Math.round(days / 7)} weeks` : days === 1 ? "1 day" : `${days} days`;
  return `${time} away. ${allowsText(left, (day) => formatDate(day, "MMM d"))}`;
}
