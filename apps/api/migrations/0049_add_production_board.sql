CREATE TABLE "production_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"product_id" text NOT NULL,
	"is_printed" boolean NOT NULL,
	"quantity" integer NOT NULL,
	"due_on" date NOT NULL,
	"stage" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"moved_by" text,
	"moved_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"original_id" text,
	"reason" text,
	"reason_text" text,
	"made_by" text,
	"key" text,
	CONSTRAINT "production_jobs_key_unique" UNIQUE("key"),
	CONSTRAINT "production_jobs_stage" CHECK ("production_jobs"."stage" in ('approve', 'ask', 'print', 'pack', 'ship')),
	CONSTRAINT "production_jobs_way" CHECK ("production_jobs"."is_printed" or "production_jobs"."stage" in ('pack', 'ship')),
	CONSTRAINT "production_jobs_quantity" CHECK ("production_jobs"."quantity" > 0),
	CONSTRAINT "production_jobs_reprint" CHECK (("production_jobs"."original_id" is null) = ("production_jobs"."reason" is null))
);
--> statement-breakpoint
CREATE TABLE "production_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"text" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answer_text" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "production_jobs" ADD CONSTRAINT "production_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_jobs" ADD CONSTRAINT "production_jobs_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_jobs" ADD CONSTRAINT "production_jobs_original_id_production_jobs_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."production_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_questions" ADD CONSTRAINT "production_questions_job_id_production_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."production_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_jobs_open" ON "production_jobs" USING btree ("stage","due_on","id") WHERE "production_jobs"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "production_jobs_product" ON "production_jobs" USING btree ("product_id","stage","due_on","id") WHERE "production_jobs"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "production_jobs_order" ON "production_jobs" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "production_jobs_line" ON "production_jobs" USING btree ("line_id") WHERE "production_jobs"."original_id" is null;--> statement-breakpoint
CREATE INDEX "production_jobs_original" ON "production_jobs" USING btree ("original_id") WHERE "production_jobs"."original_id" is not null;--> statement-breakpoint
CREATE INDEX "production_questions_job" ON "production_questions" USING btree ("job_id","asked_at");