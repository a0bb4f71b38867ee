CREATE TABLE "hidden_searches" (
	"query" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"found" integer NOT NULL,
	"visitors" bigint NOT NULL,
	CONSTRAINT "search_days_day_query_pk" PRIMARY KEY("day","query"),
	CONSTRAINT "search_days_counts" CHECK ("search_days"."searches" > 0 and "search_days"."found" >= 0)
);
